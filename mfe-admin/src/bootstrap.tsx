import { mountStandAlone } from '@shared/web/host/standalone-host'
import app from './export-app'

mountStandAlone(app)
