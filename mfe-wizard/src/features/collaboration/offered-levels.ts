import { accessLevels } from '@shared/contracts/enumerations'
import type { AccessLevel } from '@shared/contracts/enumerations'
import { isPermitted } from '@shared/contracts/permissions'

const changesNothing = (level: AccessLevel) => !isPermitted(level, 'edit') && !isPermitted(level, 'seal')

/** The access levels that can be given: of a closed record, which nobody changes or marks any more, not all; and the one somebody has. */
export const offeredLevels = (isClosed: boolean, own?: AccessLevel): readonly AccessLevel[] =>
  accessLevels.filter((level) => !isClosed || changesNothing(level) || level === own)
