import type { HandlersOf } from '../../../access/server/handler.ts'
import type { groupCalls } from '../contract.ts'
import { addVenue } from './calls/addVenue.ts'
import { copyBrief } from './calls/copyBrief.ts'
import { getBriefCopies } from './calls/getBriefCopies.ts'
import { getGroup } from './calls/getGroup.ts'
import { getGroupDefaults } from './calls/getGroupDefaults.ts'
import { getVenuePrice } from './calls/getVenuePrice.ts'
import { listGroupBriefs } from './calls/listGroupBriefs.ts'
import { listGroupCalendar } from './calls/listGroupCalendar.ts'
import { listGroupContent } from './calls/listGroupContent.ts'
import { listGroupVisits } from './calls/listGroupVisits.ts'
import { saveGroupDefaults } from './calls/saveGroupDefaults.ts'
import { saveVenueDefaults } from './calls/saveVenueDefaults.ts'

export const groupHandlers: HandlersOf<typeof groupCalls> = {
  addVenue,
  copyBrief,
  getBriefCopies,
  getGroup,
  getGroupDefaults,
  getVenuePrice,
  listGroupBriefs,
  listGroupCalendar,
  listGroupContent,
  listGroupVisits,
  saveGroupDefaults,
  saveVenueDefaults,
}
