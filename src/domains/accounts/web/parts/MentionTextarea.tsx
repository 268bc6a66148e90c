import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { type Colleague, suggested, typedName } from '../../mentions.ts'

type Props = Omit<TextareaProps, 'value' | 'onChange'> & {
  ref?: Ref<HTMLTextAreaElement>
  value: string
  onChange: (text: string) => void
  /** Whom an @ suggests. */
  colleagues: readonly Colleague[]
}

/** Where a note is typed. An @ suggests colleagues, who are notified. */
export function MentionTextarea({ ref, value, onChange, colleagues, onKeyDown, ...props }: Props) {
  /** The name that is being typed, and where it begins. */
  const [typing, setTyping] = useState<{ name: string; start: number } | null>(null)
  const people = typing === null ? [] : suggested(typing.name, colleagues)
  const suggests = people.length > 0
  const combobox = useCombobox({ opened: suggests })
  // Enter takes the first.
  const selectFirst = useEffectEvent(() => void combobox.selectFirstOption())
  const shown = people.map(({ uid }) => uid).join()
  useEffect(() => selectFirst(), [shown])
  const read = ({ value: text, selectionStart: cursor }: HTMLTextAreaElement) => {
    const name = typedName(text, cursor)
    setTyping(name === null ? null : { name, start: cursor - name.length })
  }
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null)
  const insert = (name: string) => {
    if (!typing) return
    const before = `${value.slice(0, typing.start)}${name} `
    onChange(before + value.slice(typing.start + typing.name.length))
    setTyping(null)
    // The cursor goes behind the name once React has written it.
    requestAnimationFrame(() => area?.setSelectionRange(before.length, before.length))
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!suggests) return onKeyDown?.(event)
    if (event.key === 'Escape') {
      // What it stands in stays open.
      event.stopPropagation()
      setTyping(null)
    }
  }
  return (
    <Combobox store={combobox} onOptionSubmit={insert}>
      {/* Without suggestions, arrows move the cursor. */}
      <Combobox.Target withKeyboardNavigation={suggests}>
        <Textarea
          {...props}
          ref={useMergedRef(ref, setArea)}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            read(event.currentTarget)
          }}
          // The cursor moves by key, too.
          onSelect={(event) => read(event.currentTarget)}
          onBlur={() => setTyping(null)}
          onKeyDown={press}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label="Colleagues">
          {people.map(({ uid, name }) => (
            <Combobox.Option key={uid} value={name}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
