import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { contentCalls } from '../../../../domains/content/contract.ts'
import { CreatorProfile } from '../../../../domains/content/web/parts/CreatorProfile.tsx'
import { PostedContent } from '../../../../domains/platforms/web/parts/PostedContent.tsx'
import type { InfluencerProfile } from '../../../../domains/profiles/web/parts/Decision.tsx'
import type { Draft } from '../../../../domains/profiles/web/parts/ProfileEditor.tsx'
import { cityFacts, formatNames } from '../../../../domains/profiles/vocabulary.ts'
import { languageNames } from '../../../../domains/profiles/creator-vocabulary.ts'

type Page = OutputOf<typeof contentCalls.getCreatorPage>

/** One's page as brands see it, with what was typed and not saved yet. */
export function ProfilePreview({ profile, draft }: { profile: InfluencerProfile; draft: Draft }) {
  const page = useRead(contentCalls.getCreatorPage, { handle: profile.handle })
  const isUnsaved = keysOf(draft).some((field) => JSON.stringify(profile[field]) !== JSON.stringify(draft[field]))
  return (
    <Loaded of={page} shape="cards">
      {(creator) => (
        <>
          {isUnsaved && <Note tone="calm">Not saved yet. Brands see this once you select Save.</Note>}
          <CreatorProfile creator={withDraft(creator, draft)} content={<PostedContent creator={creator} />} />
        </>
      )}
    </Loaded>
  )
}

/** The page as it would be if the form were saved. */
function withDraft(page: Page, draft: Draft): Page {
  const { homeCity } = draft
  return {
    ...page,
    own: null,
    name: draft.name,
    bio: draft.bio,
    homeCity: cityFacts[homeCity].name,
    cities: draft.cities.filter((city) => city !== homeCity).map((city) => cityFacts[city].name),
    languages: draft.languages.map((language) => languageNames[language]),
    vibe: draft.contentVibe,
    formats: draft.formats.map((format) => formatNames[format]),
    sports: draft.sports,
  }
}
