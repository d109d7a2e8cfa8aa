import styled from 'styled-components'
import { NoticeBox } from '../../approval/notice-box'

/** The timeline below begins close under what stands above it. */
const Notice = styled(NoticeBox)`
  margin-bottom: 20px;
`

/** The record of the address is not this visitor's, or was erased: in the same words, for a stranger learns nothing of a record. */
export const UnknownRecord = ({ proofId }: { proofId: string }) => (
  <Notice aria-labelledby="unknown-heading">
    <h2 id="unknown-heading">Not known on this device</h2>
    <p role="status">
      The record {proofId} was erased, or belongs to another device. Where it still is, a link from one of its
      e-mails opens it here. Below stands the way that every record goes.
    </p>
  </Notice>
)
