import { Stack, Title } from '@mantine/core'
import { FacePicture } from '../../../../domains/profiles/web/parts/FacePicture.tsx'
import { GalleryEditor } from '../../../../domains/profiles/web/parts/GalleryEditor.tsx'
import type { BrandProfile } from '../../../../domains/profiles/web/parts/venue/VenueSection.tsx'
import { Card } from '../../../../kit/web/parts.tsx'

/** The pictures of a venue; each is kept at once. */
export function VenuePhotos({ profile }: { profile: BrandProfile }) {
  const readOnly = !profile.can.save
  return (
    <Card>
      <Title order={2} mb="sm">
        Photos
      </Title>
      <Stack>
        <FacePicture
          profileUid={profile.uid}
          path={profile.profilePic}
          name={profile.name}
          kind="brand"
          readOnly={readOnly}
        />
        <GalleryEditor
          profileUid={profile.uid}
          version={profile.version}
          gallery={profile.gallery}
          readOnly={readOnly}
          label="Add a photo of your venue"
        />
      </Stack>
    </Card>
  )
}
