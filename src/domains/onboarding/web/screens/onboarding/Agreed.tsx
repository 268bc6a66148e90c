import { Button } from '@mantine/core'
import { useRead } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { Facts } from '../../../../../kit/web/parts.tsx'
import { usualTerms } from '../../../../briefs/brief.ts'
import { deliverablesInWords } from '../../../../briefs/web/deliverable-words.ts'
import { planCalls } from '../../../../plans/contract.ts'
import { cityFacts, currencyOf } from '../../../../profiles/vocabulary.ts'
import type { OnboardingView } from '../../../contract.ts'
import { templateFor } from '../../../templates.ts'

const rightsWords = { organic: 'Your own channels', paid: 'Your own channels and paid ads' } as const

type Props = { onboarding: OnboardingView; onChange: (() => void) | undefined }

/** What the venue asks for and pays, in plain words before it is sent. */
export function Agreed({ onboarding: { answers, tier }, onChange }: Props) {
  const { place, brief } = answers
  const currency = currencyOf(place ? cityFacts[place.city].country : '')
  const tiers = useRead(planCalls.getPricingTiers, { currency })
  if (!place || !brief) return null
  const plan = tiers.data?.find(({ id }) => id === (tier ?? 'basic'))
  const asked = { ...usualTerms, ...brief }
  const { usageRights, usageMonths, onlineMonths, maxCollabs } = asked
  const price = new Intl.NumberFormat(undefined, { style: 'currency', currency, maximumFractionDigits: 0 })
  const rights =
    usageRights === 'none' ? 'None' : `${rightsWords[usageRights]}, ${counted(usageMonths, 'month', 'months')}`
  return (
    <section aria-label="What you agree to">
      <Facts
        rows={[
          [
            'Content from each creator',
            deliverablesInWords(brief.deliverables ?? templateFor(place.category, '').deliverables),
          ],
          ['Usage rights', rights],
          onlineMonths > 0 && ['Posts stay up', counted(onlineMonths, 'month', 'months')],
          ['Spots', counted(maxCollabs, 'creator', 'creators')],
          [
            'Cost of a collab',
            plan ? `${price.format(plan.collabPrice)} excluding VAT, once its content is delivered` : '…',
          ],
        ]}
      />
      {onChange && (
        <Button className="at-start" variant="default" onClick={onChange}>
          Change
        </Button>
      )}
    </section>
  )
}
