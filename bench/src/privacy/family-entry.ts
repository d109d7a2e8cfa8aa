export { createScan, readFolders } from '../../../services/gateway/src/testing/byte-scan'
export { createMarkedFamily } from '../../../services/gateway/src/testing/marked-family'
