import { Checkbox, Group, Stack } from '@mantine/core'
import { timeLeft } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { focusBeside, focusItem, listItem } from '../../../../../kit/web/list-keys.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { mostCompared } from '../../links.ts'
import { toCollab } from '../../../../collabs/web/links.ts'
import { AnswerButtons } from '../../../../collabs/web/parts/AnswerButtons.tsx'
import { FitInShort } from '../../../../collabs/web/parts/FitReasons.tsx'
import { PersonLine } from '../../../../collabs/web/parts/PersonLine.tsx'
import { PreferredTimes } from '../../../../collabs/web/parts/PreferredTimes.tsx'
import { SuggestedTerms } from '../../../../collabs/web/parts/SuggestedTerms.tsx'
import { PortfolioStrip } from '../../../../content/web/parts/PortfolioGrid.tsx'
import { ShortlistButton } from '../../../../lists/web/parts/ShortlistButton.tsx'
import { AskedBeforeInList } from '../../../../messages/web/parts/AskedQuestion.tsx'
import { AskQuestion } from '../../../../messages/web/parts/AskQuestion.tsx'
import { toCreator } from '../../../../profiles/web/links.ts'
import type { RequestData } from './use-requests.ts'
import styles from './requests.module.css'

type Props = {
  request: RequestData
  brandUid: string
  /** Opens the creator's page over the list; without it their name leads there. */
  onOpen?: () => void
  /** Whether it is among those to compare; without it, none can be chosen. */
  chosen?: { is: boolean; change: (isChosen: boolean) => void; isFull: boolean }
}

/** A request in a list of several: what they make first, then what they say and how well they match, with the answer in place. */
export function RequestCard({ request: { collab, portfolio }, brandUid, onOpen, chosen }: Props) {
  const { uid, influencer, brief } = collab
  const isOver = chosen !== undefined && chosen.isFull && !chosen.is
  return (
    <article className={`card pad ${styles.request}`} {...listItem(uid)} aria-label={`Request by ${influencer.name}`}>
      <Stack className={styles.what} gap="sm">
        <PersonLine
          influencer={influencer}
          asked={brief.deliverables}
          city={collab.brand.city}
          to={toCreator(influencer.handle, brief.uid)}
          onOpen={onOpen}
        />
        {portfolio.length > 0 && <PortfolioStrip items={portfolio} by={influencer.name} />}
        {collab.message && <blockquote className="quote">{collab.message}</blockquote>}
        <AskedBeforeInList brandUid={brandUid} briefUid={brief.uid} influencerUid={influencer.uid} />
        <PreferredTimes collab={collab} />
        <SuggestedTerms collab={collab} />
        <FitInShort fit={collab.fit} reasons={collab.fitReasons} />
      </Stack>
      <Stack gap="xs" className={styles.answer}>
        <Badge tone="warn">{timeLeft(collab.answerBy)}</Badge>
        <LinkTo to={toCollab(uid, brandUid)} className="dim">
          {brief.title}
        </LinkTo>
        <AnswerButtons collab={collab} isOneOfMany onAnswer={() => focusBeside(uid)} onUndone={() => focusItem(uid)} />
        <Group gap={4} justify="flex-end">
          <ShortlistButton creator={influencer} brandUid={brandUid} />
          <AskQuestion collabUid={uid} name={influencer.name} size="sm" />
        </Group>
        {chosen && (
          <Checkbox
            label={isOver ? `Compare (up to ${mostCompared})` : 'Compare'}
            data-key="c"
            checked={chosen.is}
            disabled={isOver}
            onChange={(event) => chosen.change(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </article>
  )
}
