export { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
export { objectOfStream, wholeOf } from '@shared/node/object-bytes'
export { decryptValue, encryptValue } from '@shared/node/record-cipher'
