import { Group, Stack, Title } from '@mantine/core'
import { useList } from '../../../../../kit/web/calls.ts'
import { capitalised, counted, timeLeftTo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { valueWords } from '../../../../briefs/web/value-words.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import { toCollab } from '../../../../collabs/web/links.ts'
import { AnswerButtons } from '../../../../collabs/web/parts/AnswerButtons.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { scoreWords } from '../../../../profiles/score-words.ts'
import styles from './invitations.module.css'

/** Who has asked for this influencer, with why they chose them; answered here. Nothing where nobody has. */
export function Invitations({ influencerUid }: { influencerUid: string }) {
  const { rows } = useList(collabCalls.listInfluencerCollabs, { influencerUid, show: 'invited' })
  if (rows.length === 0) return null
  return (
    <section>
      <Title order={2} mb="sm">
        {rows.length === 1 ? '1 invitation' : `${rows.length} invitations`}
      </Title>
      <Stack gap="sm">
        {rows.map((collab) => {
          const { uid, brief, brand } = collab
          const why = collab.fitReasons.filter((reason) => reason.points / reason.of >= 0.6).slice(0, 3)
          return (
            <Card key={uid}>
              <Stack gap="sm">
                <div className={styles.invitation}>
                  <div className={styles.picture}>
                    <Picture path={brief.picture} alt="" kind="hero" sizes="84px" />
                  </div>
                  <div className={styles.words}>
                    <LinkTo to={toCollab(uid, influencerUid)}>
                      <b>{brand.name}</b>
                    </LinkTo>
                    <div>{brief.title}</div>
                    <div className="dim">
                      {valueWords(brief)},{' '}
                      {brief.guests === 0 ? 'just you' : `you and ${counted(brief.guests, 'guest')}`}
                    </div>
                  </div>
                </div>
                {collab.message && <blockquote className="quote">{collab.message}</blockquote>}
                <div>
                  <b>Why you’re a match:</b>{' '}
                  {why.length > 0 ? why.map(({ text }) => text).join(', ') : 'they’d like to work with you'}{' '}
                  <span className="dim" data-tip={scoreWords.ownMatch}>
                    (match {collab.fit}/100)
                  </span>
                </div>
                <Group justify="space-between">
                  {collab.can.approve && <AnswerButtons collab={collab} />}
                  <span className="dim">{capitalised(timeLeftTo('reply', collab.answerBy))}</span>
                </Group>
              </Stack>
            </Card>
          )
        })}
      </Stack>
    </section>
  )
}
