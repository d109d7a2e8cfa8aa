export { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
export { decryptValue, encryptValue } from '@shared/node/record-cipher'
