import type { HandlersOf } from '../../../access/server/handler.ts'
import type { onboardingCalls } from '../contract.ts'
import { chooseSide } from './calls/chooseSide.ts'
import { finishOnboarding } from './calls/finishOnboarding.ts'
import { getOnboarding } from './calls/getOnboarding.ts'
import { join } from './calls/join.ts'
import { joinCityWaitlist } from './calls/joinCityWaitlist.ts'
import { listCities } from './calls/listCities.ts'
import { listOnboardings } from './calls/listOnboardings.ts'
import { listOnboardingStops } from './calls/listOnboardingStops.ts'
import { listOpenCities } from './calls/listOpenCities.ts'
import { mailOnboardingLink } from './calls/mailOnboardingLink.ts'
import { notifyNamedCity } from './calls/notifyNamedCity.ts'
import { readWebsite } from './calls/readWebsite.ts'
import { readWebsitePicture } from './calls/readWebsitePicture.ts'
import { saveOnboardingDraft } from './calls/saveOnboardingDraft.ts'
import { saveOnboardingStep } from './calls/saveOnboardingStep.ts'
import { setCityOpen } from './calls/setCityOpen.ts'

export const onboardingHandlers: HandlersOf<typeof onboardingCalls> = {
  chooseSide,
  finishOnboarding,
  getOnboarding,
  join,
  joinCityWaitlist,
  listCities,
  listOnboardings,
  listOnboardingStops,
  listOpenCities,
  mailOnboardingLink,
  notifyNamedCity,
  readWebsite,
  readWebsitePicture,
  saveOnboardingDraft,
  saveOnboardingStep,
  setCityOpen,
}
