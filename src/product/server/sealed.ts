import { sealedAuthenticators } from '../../domains/accounts/server/authenticator.ts'
import { sealedDocuments } from '../../domains/identity/server/documents.ts'
import { sealedAddresses } from '../../domains/logistics/server/shipments.ts'
import { sealedTickets } from '../../domains/logistics/server/tickets.ts'
import { sealedPushKeys } from '../../domains/notifications/server/push-keys.ts'
import { sealedAccess } from '../../domains/platforms/server/access.ts'
import { sealedDoorLinks } from '../../domains/visits/server/door.ts'
import { sealedBookingKeys } from '../../domains/visits/server/booking-system/system.ts'
import { sealedVenueCalendars } from '../../domains/visits/server/venue-calendar.ts'
import { sealedWebhooks } from '../../domains/webhooks/server/secrets.ts'
import type { SealedColumn } from '../../kit/server/sealing-again.ts'

/** Whatever is sealed and lasts: what a sign-in elsewhere is proven by is gone in minutes. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedAuthenticators,
  sealedPushKeys,
  sealedDocuments,
  sealedAddresses,
  sealedTickets,
  sealedDoorLinks,
  sealedVenueCalendars,
  sealedBookingKeys,
  ...sealedAccess,
  ...sealedWebhooks,
]
