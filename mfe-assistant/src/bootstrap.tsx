import { mountSlotsStandAlone } from '@shared/web/host/standalone-host'
import chatDrawer from './export-chat-drawer'
import companionGuide from './export-companion-guide'

mountSlotsStandAlone({
  'chat-drawer': { slot: chatDrawer, props: {} },
  'companion-guide': { slot: companionGuide, props: {} },
})
