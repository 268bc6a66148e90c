import { Avatar, Button, Group, Stack, Title } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted, ordinalDate, timeLeft } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import { AnswerButtons } from '../../../collabs/web/parts/AnswerButtons.tsx'
import { FitReasons } from '../../../collabs/web/parts/FitReasons.tsx'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { contentCalls } from '../../contract.ts'
import { creatorSearch } from '../links.ts'
import { PortfolioGrid } from '../parts/PortfolioGrid.tsx'
import { CreatorAccount } from './creator/CreatorAccount.tsx'
import { Record } from './creator/Record.tsx'
import styles from './creator/creator.module.css'

type Creator = OutputOf<typeof contentCalls.getCreatorPage>

/** A creator for whoever decides about a visit: their content first, then how many see it and how reliable they are. */
export function CreatorScreen() {
  const [{ handle = '', brief }] = useAddress(creatorSearch)
  const page = useRead(contentCalls.getCreatorPage, { handle, ...(brief && { briefUid: brief }) })
  return (
    <Screen title={page.data?.name ?? 'Creator'} bare of={page}>
      {(creator) => (
        <Stack gap={32}>
          <Head creator={creator} />
          {creator.request && <Request request={creator.request} />}
          {!creator.request && creator.match && (
            <Card>
              <div className="dim">For “{creator.match.title}”</div>
              <FitReasons fit={creator.match.fit} reasons={creator.match.reasons} />
            </Card>
          )}
          <section aria-label="Portfolio">
            <Title order={2} mb="sm">
              Portfolio
            </Title>
            {creator.portfolio.length > 0 ? (
              <PortfolioGrid items={creator.portfolio} by={creator.name} />
            ) : (
              <Card>
                <EmptyState
                  title="No content to show yet"
                  text={`${creator.name} hasn’t added to their portfolio. Their accounts below show what they post.`}
                />
              </Card>
            )}
          </section>
          <div className="two-columns">
            <section aria-label="Accounts">
              <Title order={2} mb="sm">
                Accounts
              </Title>
              {creator.accounts.length > 0 ? (
                <Stack gap="md">
                  {creator.accounts.map((account) => (
                    <CreatorAccount key={account.platform} account={account} />
                  ))}
                </Stack>
              ) : (
                <p className="dim">No accounts added yet.</p>
              )}
            </section>
            <Record creator={creator} />
          </div>
        </Stack>
      )}
    </Screen>
  )
}

function Head({ creator }: { creator: Creator }) {
  const { name, handle, avatar, homeCity, cities, languages, vibe, formats, travel, bio, publicSlug, isPaused } =
    creator
  return (
    <header className={styles.head}>
      <Avatar src={avatar ? mediaAddress('thumb', avatar) : null} alt="" name={name} color="blue" size={96} />
      <div className="shrinks">
        <Title order={1}>{name}</Title>
        <div className="dim">
          @{handle} · {[homeCity, ...cities].join(', ')}
        </div>
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
          <span>Speaks {languages.join(', ')}</span>
          {travel.map(({ city, from, until }) => (
            <span key={`${city} ${from}`}>
              In {city} from {ordinalDate(from)} to {ordinalDate(until)}
            </span>
          ))}
        </div>
      </div>
      {publicSlug && (
        <Button
          component={LinkTo}
          to={{ path: '/app/brand/invite', search: { creator: publicSlug } }}
          variant="default"
          leftSection={<IconSend size={18} />}
          className={styles.invite}
        >
          Invite to a brief
        </Button>
      )}
    </header>
  )
}

function Request({ request }: { request: NonNullable<Creator['request']> }) {
  return (
    <Card>
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap="sm" className={styles.request}>
          <Title order={2}>Request for “{request.brief.title}”</Title>
          {request.message && <blockquote className="quote">{request.message}</blockquote>}
          <FitReasons fit={request.fit} reasons={request.fitReasons} />
        </Stack>
        <Stack gap="xs" align="flex-start">
          <Badge tone="warn">{timeLeft(request.answerBy)}</Badge>
          <AnswerButtons collab={request} />
          <LinkTo to={toCollab(request.uid, request.brand.uid)} className="dim">
            {counted(request.brief.deliverables.length, 'deliverable')} asked for
          </LinkTo>
        </Stack>
      </Group>
    </Card>
  )
}
