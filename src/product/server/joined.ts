import { useCatalogue } from '../../domains/audit/server/catalogue.ts'
import { listCountedCampaigns } from '../../domains/campaigns/server/counted.ts'
import { joinRecorded } from '../../domains/audit/server/recorded.ts'
import { joinCompanions } from '../../domains/collabs/server/companions.ts'
import { joinListCalls } from '../../domains/desk/server/list-calls.ts'
import { joinManyCalls } from '../../domains/desk/server/many-calls.ts'
import { endFirstContact } from '../../domains/collabs/server/end-first-contact.ts'
import { contentCompanion } from '../../domains/content/server/companion.ts'
import { joinPersonalData } from '../../domains/privacy/server/parts.ts'
import { joinProfileMerges } from '../../domains/duplicates/server/parts.ts'
import { joinInvited } from '../../domains/onboarding/server/invited.ts'
import { recordInvited } from '../../domains/referrals/server/joined.ts'
import { joinFirstContact } from '../../domains/safety/server/first-contact.ts'
import { joinCampaigns } from '../../domains/value/server/campaigns.ts'
import { visitCompanion } from '../../domains/visits/server/companion.ts'
import { queueDeliveries } from '../../domains/webhooks/server/queue.ts'
import { allEvents } from '../events.ts'
import { callsOfLists } from './list-calls.ts'
import { callsForMany } from './many-calls.ts'
import { allPersonalData } from './personal-data.ts'
import { allProfileMerges } from './profile-merges.ts'

/** What earlier domains get from later ones, joined when this is loaded: before the first call, and before the first job. */
joinCompanions({ visits: visitCompanion, content: contentCompanion })
joinFirstContact(endFirstContact)
joinInvited(recordInvited)
joinCampaigns(listCountedCampaigns)
useCatalogue(allEvents)
joinRecorded(queueDeliveries)
joinPersonalData(allPersonalData)
joinProfileMerges(allProfileMerges)
joinManyCalls(callsForMany)
joinListCalls(callsOfLists)
