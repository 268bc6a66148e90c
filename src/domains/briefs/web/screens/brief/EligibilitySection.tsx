import { MultiSelect, Stack, Switch, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRead } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { capabilityRefusal } from '../../../../plans/entitlements.ts'
import { useSession } from '../../../../profiles/web/session.tsx'
import { cityFacts, platforms, plusoneCities } from '../../../../profiles/vocabulary.ts'
import { ageBracketName, ageBrackets, languages } from '../../../../profiles/creator-vocabulary.ts'
import type { Eligibility } from '../../../brief.ts'
import { briefCalls } from '../../../contract.ts'
import { Bound } from '../../../../profiles/web/parts/Bound.tsx'
import type { Edit } from './edit.ts'

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' })

/** Who may apply, with how many that are right now. */
export function EligibilitySection({ brief, content, set }: Edit) {
  const { eligibility } = content
  const change = (part: Partial<Eligibility>) => set('eligibility', { ...eligibility, ...part })
  const [asked] = useDebouncedValue({ eligibility, showsAlcohol: content.showsAlcohol }, 350)
  const count = useRead(briefCalls.countEligible, { brandUid: brief.brandUid, ...asked }, { keep: true })
  const cityName = cityFacts[brief.city].name
  const pick = <T extends string>(from: readonly T[], values: string[]) => from.filter((one) => values.includes(one))
  return (
    <Card>
      <Title order={2}>Who can request</Title>
      <Stack>
        <div className="two-fields">
          <MultiSelect
            size="md"
            label="Cities"
            placeholder={eligibility.cities.length === 0 ? 'Anywhere' : ''}
            searchable
            data={plusoneCities.map((city) => ({ value: city, label: cityFacts[city].name }))}
            value={eligibility.cities}
            onChange={(values) => change({ cities: pick(plusoneCities, values) })}
          />
          <MultiSelect
            size="md"
            label="Platforms"
            placeholder={eligibility.platforms.length === 0 ? 'Any' : ''}
            data={[...platforms]}
            value={eligibility.platforms}
            onChange={(values) => change({ platforms: pick(platforms, values) })}
          />
          <Bound
            label="Minimum followers"
            value={eligibility.followersFrom}
            onChange={(followersFrom) => change({ followersFrom })}
          />
          <Bound
            label="Maximum followers"
            value={eligibility.followersTo}
            onChange={(followersTo) => change({ followersTo })}
          />
          <Bound
            label="Minimum engagement"
            percent
            note="Leaves out connected YouTube channels"
            value={eligibility.engagementFromBp}
            onChange={(engagementFromBp) => change({ engagementFromBp })}
          />
          <Bound
            label="Maximum engagement"
            percent
            value={eligibility.engagementToBp}
            onChange={(engagementToBp) => change({ engagementToBp })}
          />
          <MultiSelect
            size="md"
            label="Ages"
            placeholder={eligibility.ageBrackets.length === 0 ? 'All' : ''}
            data={ageBrackets.map((value) => ({ value, label: ageBracketName(value) }))}
            value={eligibility.ageBrackets}
            onChange={(values) => change({ ageBrackets: pick(ageBrackets, values) })}
          />
          <MultiSelect
            size="md"
            label="Languages"
            placeholder={eligibility.languages.length === 0 ? 'Any' : ''}
            data={languages.map((value) => ({ value, label: languageNames.of(value) ?? value }))}
            value={eligibility.languages}
            onChange={(values) => change({ languages: pick(languages, values) })}
          />
          <IdSwitch
            brandUid={brief.brandUid}
            // What a brief asked for before the plan changed stays, and can be taken off.
            isLocked={
              count.data?.mayAskForId === false && !eligibility.idChecked && !brief.content.eligibility.idChecked
            }
            value={eligibility.idChecked}
            onChange={(idChecked) => change({ idChecked })}
          />
          <ListPicker value={eligibility.listUids} onChange={(listUids) => change({ listUids })} />
        </div>
        {count.data && (
          <Note tone={count.data.eligible === 0 ? 'warn' : 'good'}>
            <b>{counted(count.data.eligible, 'creator')}</b> can request right now, out of{' '}
            {count.data.inCity.toLocaleString('en-GB')} in {cityName}.
          </Note>
        )}
      </Stack>
    </Card>
  )
}

type IdProps = { brandUid: string; isLocked: boolean; value: boolean; onChange: (idChecked: boolean) => void }

/** Asks for an ID check; where the plan does not hold that, it says which one does. */
function IdSwitch({ brandUid, isLocked, value, onChange }: IdProps) {
  return (
    <div>
      <Switch
        label="ID checked"
        description="Only creators who’ve passed an ID check."
        disabled={isLocked}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isLocked && (
        <p className="dim flush">
          {capabilityRefusal('idChecks')}{' '}
          <LinkTo to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>See plans</LinkTo>
        </p>
      )}
    </div>
  )
}

/** Only staff choose lists; a brand sees that its brief has some. */
function ListPicker({ value, onChange }: { value: string[]; onChange: (uids: string[]) => void }) {
  const isStaff = useSession().user.staff_role !== null
  const lists = useRead(briefCalls.listInfluencerLists, {}, { enabled: isStaff })
  if (!isStaff)
    return value.length > 0 ? <p className="dim">Only for creators your account manager has chosen.</p> : null
  const data = lists.data?.rows.map((list) => ({ value: list.uid, label: `${list.name} (${list.members})` })) ?? []
  // A copy of an old brief may name one that was deleted since: then nobody is on it.
  const gone = value.filter((uid) => lists.data && !data.some((list) => list.value === uid))
  return (
    <MultiSelect
      size="md"
      label="Lists"
      placeholder={value.length === 0 ? 'No list (open to everyone)' : ''}
      searchable
      data={[...data, ...gone.map((uid) => ({ value: uid, label: 'Deleted list' }))]}
      value={value}
      onChange={onChange}
    />
  )
}
