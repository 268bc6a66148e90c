import { Avatar, Button, Group, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { capitalised, largeNumber, ordinalDate, percentOfBp, timeLeft } from '../../../../../kit/web/format.ts'
import { focusBeside, focusItem, listItem, listKeys } from '../../../../../kit/web/list-keys.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { SheetLink } from '../../../../../kit/web/sheet-link.tsx'
import { AnswerButtons } from '../../../../collabs/web/parts/AnswerButtons.tsx'
import { PreferredList } from '../../../../collabs/web/parts/PreferredTimes.tsx'
import { FitRows } from '../../../../collabs/web/parts/FitReasons.tsx'
import { askedAccount } from '../../../../profiles/asked-account.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { TermsRows } from '../../../../collabs/web/parts/TermsRows.tsx'
import { PortfolioStrip } from '../../../../content/web/parts/PortfolioGrid.tsx'
import { ShortlistButton } from '../../../../lists/web/parts/ShortlistButton.tsx'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import { AskedBeforeInList } from '../../../../messages/web/parts/AskedQuestion.tsx'
import { AskQuestion } from '../../../../messages/web/parts/AskQuestion.tsx'
import { toCreator } from '../../../../profiles/web/links.ts'
import { mayNotAverage, noAverages } from '../../../../profiles/no-averages.ts'
import { cityFacts, confirmedBy, platformNames } from '../../../../profiles/vocabulary.ts'
import { mostCompared } from '../../links.ts'
import { Swipe } from '../../../../../kit/web/swipe.tsx'
import type { RequestData } from './use-requests.ts'
import { scoreWords } from '../../../../profiles/score-words.ts'
import styles from './requests.module.css'

type Props = { requests: readonly RequestData[]; onOpen: (collabUid: string) => void }

/**
 * Up to four requests beside each other, decided by mouse or by key. Every column has every part, so that the same things share
 * a line. The others come in sets.
 */
export function CompareRequests({ requests, onOpen }: Props) {
  const [first, setFirst] = useState(0)
  // Those just answered are gone: the set may be, too.
  const from = first < requests.length ? first : 0
  const shown = requests.slice(from, from + mostCompared)
  const next = from + mostCompared < requests.length ? from + mostCompared : 0
  return (
    <>
      {requests.length > shown.length && (
        <Group gap="sm">
          <span className="dim" aria-live="polite">
            {shown.length} of {requests.length} shown
          </span>
          <Button variant="default" size="sm" onClick={() => setFirst(next)}>
            {next === 0 ? 'Back to the first' : `Show the next ${Math.min(mostCompared, requests.length - next)}`}
          </Button>
        </Group>
      )}
      <Swipe names={shown.map(({ collab }) => collab.influencer.name)} what="Request">
        <ul className={styles.compare} data-list ref={listKeys} aria-label="Requests side by side">
          {shown.map((request) => (
            <Column key={request.collab.uid} request={request} onOpen={() => onOpen(request.collab.uid)} />
          ))}
        </ul>
      </Swipe>
    </>
  )
}

function Column({ request: { collab, portfolio }, onOpen }: { request: RequestData; onOpen: () => void }) {
  const { uid, influencer, brief } = collab
  return (
    <li className={`card ${styles.column}`} {...listItem(uid)} aria-label={influencer.name}>
      <div className={styles.person}>
        <Avatar
          src={influencer.avatar ? mediaAddress('thumb', influencer.avatar) : null}
          alt=""
          name={influencer.name}
          color="blue"
          size={44}
        />
        <div className="shrinks">
          <SheetLink to={toCreator(influencer.handle, brief.uid)} onOpen={onOpen} className="ellipsis">
            <b>{influencer.name}</b>
          </SheetLink>{' '}
          {influencer.idChecked && <Badge tone="good">ID checked</Badge>}
          <div className="dim ellipsis">
            @{influencer.handle} · {cityFacts[influencer.homeCity as keyof typeof cityFacts].name}
          </div>
        </div>
      </div>
      <Part title="Content">
        {portfolio.length > 0 ? (
          <PortfolioStrip items={portfolio} by={influencer.name} columns={3} />
        ) : (
          <span className="dim">No content to show yet.</span>
        )}
      </Part>
      <Part title="Message">
        {collab.message ? <q>{collab.message}</q> : <span className="dim">They didn’t add a message.</span>}
        <AskedBeforeInList brandUid={collab.brand.uid} briefUid={brief.uid} influencerUid={influencer.uid} />
      </Part>
      <Part title="Account">
        <Account collab={collab} />
      </Part>
      <FitRows fit={collab.fit} reasons={collab.fitReasons} className={styles.match} />
      <Part title="Reliability">
        <ReliabilityInWords influencer={influencer} />
      </Part>
      <Part title="Terms">
        {collab.suggestion ? (
          <TermsRows rows={collab.suggestion.rows} />
        ) : (
          <span className="dim">Accepts the brief’s terms.</span>
        )}
      </Part>
      <Part title="Times">
        {collab.preferred ? (
          <PreferredList collab={collab} />
        ) : (
          <span className="dim">They’ll pick a time once approved.</span>
        )}
      </Part>
      {/* Below all that is compared, with what approving books just above it. */}
      <Stack gap="xs" className={styles.decide}>
        <Badge tone="warn" className="at-start">
          {timeLeft(collab.answerBy)}
        </Badge>
        <AnswerButtons collab={collab} isOneOfMany onAnswer={() => focusBeside(uid)} onUndone={() => focusItem(uid)} />
        <Group gap={4}>
          <ShortlistButton creator={influencer} brandUid={collab.brand.uid} />
          <AskQuestion collabUid={uid} name={influencer.name} size="sm" />
        </Group>
      </Stack>
    </li>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </div>
  )
}

function Account({ collab: { influencer, brief } }: { collab: CollabData }) {
  const account = askedAccount(influencer.social, brief.deliverables)
  if (!account) return <span className="dim">No accounts added yet.</span>
  const { platform, followers, averageViews, engagementBp, confirmedHow, confirmedAt } = account
  return (
    <>
      <b>{largeNumber(followers)}</b> on {platformNames[platform]}
      {mayNotAverage(account) ? (
        <div className="dim">{noAverages}</div>
      ) : (
        <>
          <div>{averageViews === null ? 'Average views not given' : `${largeNumber(averageViews)} average views`}</div>
          <div>{engagementBp === null ? 'Engagement not given' : `${percentOfBp(engagementBp)} engagement`}</div>
        </>
      )}
      <small className="dim">
        {capitalised(confirmedBy(confirmedHow, platform))}, {ordinalDate(confirmedAt)}
      </small>
    </>
  )
}

function ReliabilityInWords({ influencer: { reliability, reliabilityParts } }: Pick<CollabData, 'influencer'>) {
  if (reliability === null) return <span className="dim">Reliability appears after three visits.</span>
  return (
    <>
      <b data-tip={scoreWords.reliability}>{reliability} out of 100</b>
      {reliabilityParts?.parts.map(({ name, why }) => (
        <div key={name} className="dim">
          {why}
        </div>
      ))}
    </>
  )
}
