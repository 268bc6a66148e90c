import { Textarea, TextInput } from '@mantine/core'
import { PictureField } from './PictureField.tsx'
import type { AdFormFields } from './use-ad-form.ts'

type Props = {
  form: AdFormFields
  picture: string | null
  readOnly: boolean
  /** Gets the file that was brought, or null when the picture was taken off. */
  onPicture: (fileUid: string | null) => void
}

/** What an ad says and shows, and where it leads. */
export function WordFields({ form, picture, readOnly, onPicture }: Props) {
  const words = (key: 'name' | 'title' | 'text' | 'link' | 'alternativeText', maxLength: number) => ({
    maxLength,
    readOnly,
    ...form.getInputProps(key),
  })
  return (
    <>
      <TextInput label="Name" description="Only visible to our team" required {...words('name', 80)} />
      <TextInput label="Title" required {...words('title', 70)} />
      <Textarea label="Text" required minRows={2} {...words('text', 160)} />
      <TextInput
        label="Link"
        description="A page such as /app/influencer/browse, or an address that starts with https://"
        required
        {...words('link', 500)}
      />
      <PictureField path={picture} readOnly={readOnly} onChange={onPicture} />
      <TextInput
        label="Picture description"
        description="For people using a screen reader"
        required={picture !== null}
        {...words('alternativeText', 200)}
      />
    </>
  )
}
