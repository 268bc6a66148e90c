import type { Services } from '../../access/server/handler.ts'
import { openBookings } from '../../adapters/bookings/open-bookings.ts'
import { openIdentity } from '../../adapters/identity/open-identity.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { openPlatforms } from '../../adapters/platforms/open-platforms.ts'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { openWebsites } from '../../adapters/websites/open-websites.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Queryable } from '../../kit/server/database.ts'
import { openLog } from '../../kit/server/log.ts'

/** What handlers get besides their input and connection: providers, as the settings name them. */
export function openServices(
  config: Config,
  db: Queryable,
  websites: Services['websites'] = openWebsites(config),
): Services {
  return {
    payments: openPayments(config, db),
    storage: openStorage(config),
    websites,
    platforms: openPlatforms(config, websites),
    bookings: openBookings(config),
    log: openLog(config.LOG_LEVEL),
    identity: openIdentity(config),
    primary: db,
  }
}
