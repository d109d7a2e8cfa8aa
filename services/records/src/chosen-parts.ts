import type { ObjectStore } from '@shared/node/object-store'
import type { RecordKeys } from '@shared/node/record-keys'
import type { readRecordsConfig } from './config'
import { createFolderDrive } from './drive/drive'
import type { Drive } from './drive/drive'
import { createGoogleDrive } from './drive/google-drive'
import type { Gazetteer } from './places/gazetteer'
import { createGooglePlaces } from './places/google-places'
import { embeddedPlaces } from './places/place-source'
import type { PlaceSource } from './places/place-source'

type Settings = ReturnType<typeof readRecordsConfig>

/** Google Places where there is a key for it; the embedded gazetteer otherwise. */
export const placesOf = (settings: Settings, gazetteer: Gazetteer): PlaceSource =>
  settings.GOOGLE_PLACES_API_KEY
    ? createGooglePlaces({
        apiKey: settings.GOOGLE_PLACES_API_KEY,
        baseUrl: settings.GOOGLE_PLACES_URL,
        gazetteer,
      })
    : embeddedPlaces(gazetteer)

/** A folder of Google Drive where there is an account for it; a folder of the object store otherwise. */
export const driveOf = (settings: Settings, objects: ObjectStore, keys: RecordKeys): Drive =>
  settings.GOOGLE_DRIVE_ACCOUNT && settings.GOOGLE_DRIVE_FOLDER
    ? createGoogleDrive({
        account: settings.GOOGLE_DRIVE_ACCOUNT,
        folderId: settings.GOOGLE_DRIVE_FOLDER,
        baseUrl: settings.GOOGLE_DRIVE_URL,
      })
    : createFolderDrive(objects, keys)
