import type { DomainJob } from '../../../access/server/handler.ts'
import { forgetShipmentAddresses } from './jobs/forget-shipment-addresses.ts'
import { forgetTickets } from './jobs/forget-tickets.ts'
import { remindOfChecklists } from './jobs/remind-of-checklists.ts'

export const logisticsJobs: readonly DomainJob[] = [forgetShipmentAddresses, forgetTickets, remindOfChecklists]
