import { Seal } from '@shared/web/parts/seal'

/** MYA's own seal: that of a Proof ID which no record has. `size`: edge length in px. */
export const MyaSeal = ({ size }: { size: number }) => <Seal proofId="0100000000" size={size} />
