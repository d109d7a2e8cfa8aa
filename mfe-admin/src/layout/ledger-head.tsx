/** The heads of a ledger's columns. The roles stay where a phone shows the rows as blocks. */
export const LedgerHead = ({ heads }: { heads: readonly string[] }) => (
  <thead role="rowgroup">
    <tr role="row">
      {heads.map((head) => (
        <th key={head} role="columnheader" scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
)
