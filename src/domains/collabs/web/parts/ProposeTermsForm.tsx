import { Button, Group, NumberInput, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { MoneyField } from '../../../../kit/web/money-field.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { DeliverableRows } from '../../../briefs/web/parts/DeliverableRows.tsx'
import { Lines } from '../../../briefs/web/parts/Lines.tsx'
import { RightsFields } from '../../../briefs/web/parts/RightsFields.tsx'
import { collabCalls } from '../../contract.ts'
import { rightsEnds, whyRightsEnded } from '../../rights-end.ts'
import type { Terms } from '../../terms.ts'
import { differences, type TermsChange } from '../../terms-changes.ts'
import { useFreshWrite } from '../use-fresh-write.ts'
import { ContractNote } from './ContractNote.tsx'
import type { CollabData } from './StageBadge.tsx'

type Changeable = Required<TermsChange>
type Fields = {
  terms: Terms
  values: Changeable
  set: <Part extends keyof Changeable>(part: Part, value: Changeable[Part]) => void
}

type Props = {
  collab: CollabData
  terms: Terms
  /** When each deliverable that is approved was. */
  approvedAt: readonly string[]
  onDone: () => void
}

/** The terms as they are, to be changed, and a reason. */
export function ProposeTermsForm({ collab, terms, approvedAt, onDone }: Props) {
  const [values, setValues] = useState<Changeable>(() => changeable(terms))
  const [reason, setReason] = useState('')
  const propose = useFreshWrite(collabCalls.proposeTerms)
  const set: Fields['set'] = (part, value) => setValues((before) => ({ ...before, [part]: value }))
  const { changes } = differences(terms, values)
  const lasting = lastingOf(values, approvedAt, terms.timezone)
  const isCreator = collab.side === 'influencer'
  const isRightsChanged = changes.usageRights !== undefined || changes.usageMonths !== undefined
  const isWorthChanged = changes.valueMinor !== undefined || changes.paymentMinor !== undefined
  const whyEnded = isRightsChanged ? lasting.whyEnded : null
  const send = async () => {
    const { uid, version } = collab
    if (!(await propose({ uid, version, changes, reason }))) return
    showSuccess('Proposal sent. We’ll let you know when they reply.')
    onDone()
  }
  return (
    <Stack>
      {collab.outcome !== 'completed' && <ExperienceFields terms={terms} values={values} set={set} />}
      <RightsFields
        content={values}
        set={set}
        isRightsOnly={collab.outcome === 'completed'}
        until={lasting.until}
        error={whyEnded}
        {...(collab.side !== 'brand' && { own: 'The brand’s channels (organic)' })}
      />
      <MoneyField
        label={`Payment to ${isCreator ? 'you' : collab.influencer.name} (optional)`}
        description={
          isCreator
            ? `${collab.brand.name} pays you directly, not through us.`
            : 'You pay them directly, not through us.'
        }
        currency={terms.currency}
        value={values.paymentMinor || null}
        onChange={(minor) => set('paymentMinor', minor ?? 0)}
      />
      {isWorthChanged && <ContractNote collab={collab} of={values} />}
      <Textarea
        label="Reason"
        description="One or two sentences. They’ll read it with your proposal."
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Keep current terms
        </Button>
        <GuardedButton
          loading={propose.busy}
          missing={
            Object.keys(changes).length === 0
              ? 'Change at least one term first.'
              : (whyEnded ?? (reason.trim() === '' ? 'Write a reason first.' : null))
          }
          onClick={() => void send()}
        >
          Send proposal
        </GuardedButton>
      </Group>
    </Stack>
  )
}

/** Until when rights would last to what is approved already, and why they would be of no use. */
function lastingOf(rights: Changeable, approvedAt: readonly string[], timezone: string) {
  const approvals = approvedAt.map((at) => new Date(at))
  const ends = rightsEnds(rights, approvals)
  if (!ends) return { until: null, whyEnded: null }
  const at = new Date()
  const [first, last] = [ordinalDate(ends.first, timezone), ordinalDate(ends.last, timezone)]
  return {
    until: `${ends.last > at ? 'Until' : 'Ended on'} ${first === last ? last : `${first} for the content approved first, and ${last} for the content approved last`}`,
    whyEnded: whyRightsEnded(rights, approvals, { at, timezone }),
  }
}

function ExperienceFields({ terms, values, set }: Fields) {
  return (
    <>
      <div className="two-fields">
        <Lines
          label="Included"
          description="One item per line"
          lines={values.included}
          onChange={(lines) => set('included', lines)}
        />
        <Lines
          label="Not included"
          description="One item per line"
          lines={values.notIncluded}
          onChange={(lines) => set('notIncluded', lines)}
        />
      </div>
      <div className="two-fields">
        <MoneyField
          label="Value"
          currency={terms.currency}
          value={values.valueMinor || null}
          onChange={(minor) => set('valueMinor', minor ?? 0)}
        />
        <NumberInput
          label="Guests"
          min={0}
          max={10}
          allowDecimal={false}
          value={values.guests}
          onChange={(value) => set('guests', Number(value))}
        />
      </div>
      <DeliverableRows asked={values.deliverables} onChange={(asked) => set('deliverables', asked)} />
      <Textarea
        label="Instructions"
        maxLength={2_000}
        value={values.directions}
        onChange={(event) => set('directions', event.currentTarget.value)}
      />
    </>
  )
}

/** The part of terms that can change, as the form begins with it. */
function changeable(terms: Terms): Changeable {
  const { included, notIncluded, valueMinor, guests, deliverables, directions } = terms
  const { usageRights, usageMonths, onlineMonths, paymentMinor = 0 } = terms
  return {
    included,
    notIncluded,
    valueMinor,
    paymentMinor,
    guests,
    deliverables,
    directions,
    usageRights,
    usageMonths,
    onlineMonths,
  }
}
