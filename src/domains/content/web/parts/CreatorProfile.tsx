import { Avatar, Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { counted, dayRange, ordinalDate, shortDayRange, timeLeft } from '../../../../kit/web/format.ts'
import { InActionSlot } from '../../../../kit/web/action-slot.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import { PreferredTimes } from '../../../collabs/web/parts/PreferredTimes.tsx'
import { SuggestedTerms } from '../../../collabs/web/parts/SuggestedTerms.tsx'
import { AnswerButtons } from '../../../collabs/web/parts/AnswerButtons.tsx'
import { FitReasons } from '../../../collabs/web/parts/FitReasons.tsx'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import type { Platform } from '../../../profiles/vocabulary.ts'
import type { contentCalls } from '../../contract.ts'
import { CreatorContent } from './CreatorContent.tsx'
import { AccountLines } from './creator/AccountLines.tsx'
import { CreatorAccount } from './creator/CreatorAccount.tsx'
import { Record } from './creator/Record.tsx'
import styles from './creator/creator.module.css'

type Creator = OutputOf<typeof contentCalls.getCreatorPage>
/** What whoever shows a creator adds to the page. */
type Props = {
  creator: Creator
  /** What can be done with them, beside their name. */
  actions?: ReactNode
  /** What can be done with their request besides answering it. */
  requestActions?: ReactNode
  /** What they asked before their request. */
  asked?: ReactNode
  /** Their content with what they posted of late; without it, what is known here. */
  content?: ReactNode
  /** What they say with their request, for readers without an account. */
  aside?: ReactNode
  /** How an account grew, with its numbers. */
  growthOf?: ((platform: Platform) => ReactNode) | undefined
  /** What stands below. */
  more?: ReactNode
  /** Whether how many follow them stands over their content too: for who decides about them alone. */
  beginsWithNumbers?: boolean
  /** Whether the letters of the answer work here. */
  hasKeys?: boolean
  onAnswer?: () => void
  onUndone?: () => void
}

/** A creator for whoever decides about a visit: their content first, then how many see it and how reliable they are. */
export function CreatorProfile({
  creator,
  actions,
  requestActions,
  asked,
  content,
  aside,
  growthOf,
  more,
  beginsWithNumbers = false,
  ...answer
}: Props) {
  return (
    <Stack gap={32}>
      {creator.own && <OwnPage own={creator.own} />}
      <Head
        creator={creator}
        actions={
          <>
            {creator.request && <Answer request={creator.request} {...answer} />}
            {creator.request && requestActions}
            {actions}
          </>
        }
      />
      {beginsWithNumbers && <AccountLines accounts={creator.accounts} />}
      {content ?? <CreatorContent items={creator.portfolio} by={creator.name} />}
      {aside}
      {creator.request && <Request request={creator.request} asked={asked} />}
      {!creator.request && !aside && creator.match && (
        <Card>
          <div className="dim">For “{creator.match.title}”</div>
          <FitReasons fit={creator.match.fit} reasons={creator.match.reasons} />
        </Card>
      )}
      <div className={styles.columns}>
        <section aria-label="Accounts">
          <Title order={2} mb="sm">
            Accounts
          </Title>
          {creator.accounts.length > 0 ? (
            <Stack gap="md">
              {creator.accounts.map((account) => (
                <CreatorAccount key={account.platform} account={account}>
                  {growthOf?.(account.platform)}
                </CreatorAccount>
              ))}
            </Stack>
          ) : (
            <p className="dim">No accounts added yet.</p>
          )}
        </section>
        <Record creator={creator} />
      </div>
      {more}
    </Stack>
  )
}

function Head({ creator, actions }: Pick<Props, 'creator' | 'actions'>) {
  const { name, handle, avatar, homeCity, cities, languages, vibe, formats, travel, free, bio } = creator
  const { sports, isPaused, idCheckedAt } = creator
  return (
    <header className={styles.head}>
      <Avatar src={avatar ? mediaAddress('thumb', avatar) : null} alt="" name={name} color="blue" size={96} />
      <div className="shrinks">
        <Title order={1}>{name}</Title>
        <div className="dim">
          @{handle} · {[homeCity, ...cities].join(', ')}
        </div>
        {idCheckedAt && (
          <Badge tone="good">
            <span data-tip={`Document, selfie, name and date of birth checked on ${ordinalDate(idCheckedAt)}`}>
              ID checked
            </span>
          </Badge>
        )}{' '}
        {isPaused && <Badge tone="warn">Taking a break</Badge>}
        {bio && <p className={styles.bio}>{bio}</p>}
        <Group gap={6}>
          {vibe.map((one) => (
            <Badge key={one} tone="mute">
              {one}
            </Badge>
          ))}
        </Group>
        <div className={`dim ${styles.facts}`}>
          {formats.length > 0 && <span>Makes {formats.join(', ')}</span>}
          {sports.length > 0 && <span>Sports: {sports.join(', ')}</span>}
          {languages.length > 0 && <span>Speaks {languages.join(', ')}</span>}
          {travel.map(({ city, from, until }) => (
            <span key={`${city} ${from}`}>
              In {city}, {dayRange(from, until)}
            </span>
          ))}
          {free.length > 0 && !isPaused && (
            <span>Free {free.map(({ from, until }) => shortDayRange(from, until)).join(', ')}</span>
          )}
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  )
}

/** What only the creator sees above their page: that it is looked at, and what would make it stronger. */
function OwnPage({ own: { opened, brands, tips } }: { own: NonNullable<Creator['own']> }) {
  return (
    <Card>
      <Title order={2} mb="xs">
        This is how brands see you
      </Title>
      <p>
        {opened === 0
          ? 'No brand has opened your page in the last 30 days.'
          : `Opened ${opened === 1 ? 'once' : `${opened} times`} by ${counted(brands, 'brand')} in the last 30 days.`}
      </p>
      {tips.length > 0 && (
        <>
          <b>How to improve it</b>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </>
      )}
      <LinkTo to={{ path: '/app/influencer/profile-editor' }}>Edit your profile</LinkTo>
    </Card>
  )
}

type AnswerProps = Pick<Props, 'hasKeys' | 'onAnswer' | 'onUndone'> & { request: NonNullable<Creator['request']> }

/** The answer to their request, and how long there is for it. */
function Answer({ request, hasKeys = false, onAnswer, onUndone }: AnswerProps) {
  return (
    <>
      <Badge tone="warn">{timeLeft(request.answerBy)}</Badge>
      <InActionSlot>
        <AnswerButtons
          collab={request}
          hasKeys={hasKeys}
          {...(onAnswer && { onAnswer })}
          {...(onUndone && { onUndone })}
        />
      </InActionSlot>
    </>
  )
}

/** What they say with their request, and how well they suit its brief. */
function Request({ request, asked }: Pick<AnswerProps, 'request'> & Pick<Props, 'asked'>) {
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2}>Request for “{request.brief.title}”</Title>
        {request.message && <blockquote className="quote">{request.message}</blockquote>}
        {asked}
        <PreferredTimes collab={request} />
        <SuggestedTerms collab={request} />
        <FitReasons fit={request.fit} reasons={request.fitReasons} />
        <LinkTo to={toCollab(request.uid, request.brand.uid)} className="dim">
          {counted(
            request.brief.deliverables.reduce((sum, { count }) => sum + count, 0),
            'deliverable',
          )}{' '}
          requested
        </LinkTo>
      </Stack>
    </Card>
  )
}
