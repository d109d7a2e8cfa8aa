import { shellConfig } from '@shared/build/rspack-shell'

export default shellConfig({ context: import.meta.dirname })
