import { TextInput } from '@mantine/core'
import { profileAddress, readHandle } from '../../../profiles/social-handle.ts'
import type { Platform } from '../../../profiles/vocabulary.ts'

type Props = {
  handle: string
  platform: Platform
  error: string | null | undefined
  label?: string
  onChange: (change: { handle?: string; platform?: Platform }) => void
}

/** A handle. The address of a profile may be pasted instead: the handle and the platform are read from it. */
export function HandleField({ handle, platform, error, label = 'Your handle', onChange }: Props) {
  const read = (text: string) => {
    const found = readHandle(text)
    return found.platform ? { handle: found.handle, platform: found.platform } : null
  }
  const { handle: bare, platform: named } = readHandle(handle)
  return (
    <TextInput
      label={label}
      required
      maxLength={200}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder="@alice.eats"
      description={bare ? profileAddress(named ?? platform, bare) : 'Or paste a link to your profile.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={handle}
      error={error}
      onPaste={(event) => {
        const found = read(event.clipboardData.getData('text'))
        if (!found) return
        event.preventDefault()
        onChange(found)
      }}
      onBlur={() => {
        const found = read(handle)
        if (found) onChange(found)
      }}
      onChange={(event) => onChange({ handle: event.currentTarget.value })}
    />
  )
}
