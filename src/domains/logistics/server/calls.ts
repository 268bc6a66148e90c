import type { HandlersOf } from '../../../access/server/handler.ts'
import type { logisticsCalls } from '../contract.ts'
import { addChecklistItem } from './calls/addChecklistItem.ts'
import { addShipment } from './calls/addShipment.ts'
import { addTransport } from './calls/addTransport.ts'
import { changeChecklistItem } from './calls/changeChecklistItem.ts'
import { changeShipment } from './calls/changeShipment.ts'
import { changeTransport } from './calls/changeTransport.ts'
import { confirmShipment } from './calls/confirmShipment.ts'
import { getLogistics } from './calls/getLogistics.ts'
import { markShipmentSent } from './calls/markShipmentSent.ts'
import { openShipmentAddress } from './calls/openShipmentAddress.ts'
import { openTicket } from './calls/openTicket.ts'
import { removeChecklistItem } from './calls/removeChecklistItem.ts'
import { removeShipment } from './calls/removeShipment.ts'
import { removeTicket } from './calls/removeTicket.ts'
import { removeTransport } from './calls/removeTransport.ts'
import { saveAccessNeeds } from './calls/saveAccessNeeds.ts'
import { saveExtras } from './calls/saveExtras.ts'
import { saveShipmentAddress } from './calls/saveShipmentAddress.ts'
import { tickChecklistItem } from './calls/tickChecklistItem.ts'

export const logisticsHandlers: HandlersOf<typeof logisticsCalls> = {
  addChecklistItem,
  addShipment,
  addTransport,
  changeChecklistItem,
  changeShipment,
  changeTransport,
  confirmShipment,
  getLogistics,
  markShipmentSent,
  openShipmentAddress,
  openTicket,
  removeChecklistItem,
  removeShipment,
  removeTicket,
  removeTransport,
  saveAccessNeeds,
  saveExtras,
  saveShipmentAddress,
  tickChecklistItem,
}
