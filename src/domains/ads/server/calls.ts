import type { HandlersOf } from '../../../access/server/handler.ts'
import type { adCalls } from '../contract.ts'
import { countAdEvent } from './calls/countAdEvent.ts'
import { deleteAd } from './calls/deleteAd.ts'
import { getAd } from './calls/getAd.ts'
import { getAdOverview } from './calls/getAdOverview.ts'
import { getCurrentAd } from './calls/getCurrentAd.ts'
import { listAds } from './calls/listAds.ts'
import { saveAd } from './calls/saveAd.ts'
import { setAdState } from './calls/setAdState.ts'

export const adHandlers: HandlersOf<typeof adCalls> = {
  countAdEvent,
  deleteAd,
  getAd,
  getAdOverview,
  getCurrentAd,
  listAds,
  saveAd,
  setAdState,
}
