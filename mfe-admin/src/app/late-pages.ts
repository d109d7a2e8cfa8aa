/** The pages behind sign-in and list, in one file of the build: whoever signs in, or looks at the list first, does not wait for them. */
export { AccountPage } from '../features/account/account-page'
export { AuditPage } from '../features/audit/audit-page'
export { PartnersPage } from '../features/partners/partners-page'
export { PressRoomPage } from '../features/press-room/press-room-page'
export { RecordPage } from '../features/record/record-page'
