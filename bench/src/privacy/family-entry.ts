export {
  createScan,
  needlesOfBytes,
  needlesOfText,
  readFolders,
} from '../../../services/gateway/src/testing/byte-scan'
export { createMarkedFamily } from '../../../services/gateway/src/testing/marked-family'
export { signCaller } from '@shared/node/caller-token'
