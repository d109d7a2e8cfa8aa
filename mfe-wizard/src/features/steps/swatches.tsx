import styled from 'styled-components'

/** Named colours as they look on the same paper by day and by night. 'Other' and 'Bald' have none. */
const irises: Readonly<Record<string, string>> = {
  Brown: '#6B4226',
  Blue: '#5B86B0',
  Green: '#6E8B5A',
  Hazel: '#8E7340',
  Gray: '#8C949B',
  Amber: '#B97A26',
  'Dark Brown': '#3F2A1E',
  'Light Brown': '#93653C',
  'Blue-Green': '#4F8C8B',
}
const strands: Readonly<Record<string, string>> = {
  Black: '#1C1A1C',
  'Dark Brown': '#3B2618',
  Brown: '#5E3F27',
  'Light Brown': '#8C6740',
  Blonde: '#D2AC62',
  'Strawberry Blonde': '#CC8B55',
  Red: '#A8472A',
  Auburn: '#73321F',
  Gray: '#9A9A98',
  White: '#E3DFD4',
}

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: #f7f2e5;

  &[data-round] {
    border-radius: 50%;
  }

  & > svg {
    width: 100%;
    height: 100%;
  }
`

const rays = Array.from({ length: 24 }, (_, index) => index * 15)

/** An iris of the named colour; null for a colour we have no drawing of. */
export function irisOf(name: string) {
  const colour = irises[name]
  if (!colour) return null
  return (
    <Frame data-round aria-hidden="true">
      <svg viewBox="-13 -13 26 26">
        <circle r="12" fill={colour} />
        <g stroke="#fff" strokeOpacity=".28" strokeWidth=".8">
          {rays.map((turn) => (
            <path key={turn} d="M0-5V-11" transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle r="12" fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.4" />
        <circle r="4.6" fill="#111" />
        <circle cx="-2.6" cy="-3" r="1.5" fill="#fff" fillOpacity=".85" />
      </svg>
    </Frame>
  )
}

const locks = Array.from({ length: 9 }, (_, index) => index * 3.4)

/** Strands of hair of the named colour; null for a colour we have no drawing of. */
export function strandsOf(name: string) {
  const colour = strands[name]
  if (!colour) return null
  return (
    <Frame aria-hidden="true">
      <svg viewBox="0 0 26 26" fill="none" stroke={colour} strokeWidth="2.3" strokeLinecap="round">
        {locks.map((x) => (
          <path key={x} d={`M${x - 2} 28C${x - 4} 18 ${x + 4} 10 ${x} -2`} />
        ))}
      </svg>
    </Frame>
  )
}
