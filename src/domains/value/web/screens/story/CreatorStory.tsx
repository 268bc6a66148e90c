import { Button, Stack, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { capitalised, dateOf, largeCounted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { toCollab } from '../../../../collabs/web/links.ts'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { Video } from '../../../../media/web/parts/Video.tsx'
import { platformNames } from '../../../../profiles/vocabulary.ts'
import { valueCalls } from '../../../contract.ts'
import { oneFormat } from '../../../one-format.ts'
import { reachedWords } from '../../../reached-words.ts'
import { storySearch } from '../../links.ts'
import { SharePage } from './SharePage.tsx'
import styles from './creator-story.module.css'

type Story = OutputOf<typeof valueCalls.getCreatorStory>

/** One collab as its creator looks back on it: what they made comes first, then what it reached and what the brand said. */
export function CreatorStory() {
  const [{ uid, collab = '' }] = useAddress(storySearch)
  const read = useRead(valueCalls.getCreatorStory, { collabUid: collab })
  const { data } = read
  return (
    <Screen
      title={data ? `Your story at ${data.brandName}` : 'Your story'}
      lead={data && `${data.title} · ${data.city} · ${dateOf(`${data.visitDay}T12:00:00Z`, 'UTC')}`}
      actions={
        <Button variant="default" component={LinkTo} to={toCollab(collab, uid)}>
          Open collab
        </Button>
      }
      of={read}
    >
      {(story) => (
        <Stack gap="lg">
          <Posts posts={story.posts} brandName={story.brandName} />
          <Reached story={story} />
          <SharePage {...story} />
        </Stack>
      )}
    </Screen>
  )
}

function Posts({ posts, brandName }: { posts: Story['posts']; brandName: string }) {
  if (posts.length === 0)
    return (
      <EmptyState
        title="Nothing published yet"
        text={`What you make about ${brandName} will appear here once you’ve published it.`}
      />
    )
  return (
    <ul className={styles.posts} aria-label="Your content">
      {posts.map((post, at) => (
        <li key={post.uid}>
          <Post
            post={post}
            label={`Your content about ${brandName}, ${at + 1} of ${posts.length}`}
            isFirst={at === 0}
          />
        </li>
      ))}
    </ul>
  )
}

function Post({ post, label, isFirst }: { post: Story['posts'][number]; label: string; isFirst: boolean }) {
  const { type, platform, kind, file, poster, placeholder, views, liveUrl } = post
  return (
    <>
      {kind === 'video' ? (
        <Video path={file} poster={poster} label={label} ratio={4 / 5} fit="cover" />
      ) : (
        <Picture
          path={file}
          placeholder={placeholder}
          alt={label}
          ratio={4 / 5}
          kind="content"
          sizes="(max-width: 720px) 100vw, 360px"
          eager={isFirst}
        />
      )}
      <span>
        <b>
          {capitalised(oneFormat(type, platform))} · {platformNames[platform]}
        </b>
        {views !== null && ` · ${largeCounted(views, 'view')}`}
      </span>
      {liveUrl && (
        <a href={liveUrl} target="_blank" rel="noreferrer">
          View post <IconExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </>
  )
}

/** What came of it, in words: how often it was seen, and what the brand said. */
function Reached({ story: { posts, reached, review, brandName } }: { story: Story }) {
  const words = reachedWords(reached)
  return (
    <>
      {posts.length > 0 && (
        <Card>
          <Title order={2} mb="sm">
            What it reached
          </Title>
          {words ? (
            <p className={`serif ${styles.reached}`}>{words}</p>
          ) : (
            <p className="dim flush">No insights yet. They’ll appear here as they come in.</p>
          )}
        </Card>
      )}
      {review && (
        <Card>
          <Title order={2} mb="sm">
            What {brandName} said
          </Title>
          <p className="flush">
            <b>{review.word}</b>
          </p>
          {review.text && <blockquote className="quote">{review.text}</blockquote>}
        </Card>
      )}
    </>
  )
}
