import { TextInput } from '@mantine/core'
import { languageNames, languages } from '../../../../profiles/creator-vocabulary.ts'
import type { DraftRibbon } from './draft.ts'
import styles from './ribbon-dialog.module.css'

const otherLanguages = languages.filter((language) => language !== 'en')

type Props = { values: DraftRibbon; set: (change: Partial<DraftRibbon>) => void }

/** A ribbon's title, and the same in other languages. */
export function TitleFields({ values, set }: Props) {
  return (
    <>
      <TextInput
        label="Title"
        required
        maxLength={60}
        data-autofocus
        value={values.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <details>
        <summary>Title in other languages</summary>
        <div className={`two-fields ${styles.languages}`}>
          {otherLanguages.map((language) => (
            <TextInput
              key={language}
              label={languageNames[language]}
              lang={language}
              maxLength={60}
              value={values.titles[language] ?? ''}
              onChange={(event) => set({ titles: { ...values.titles, [language]: event.currentTarget.value } })}
            />
          ))}
        </div>
      </details>
    </>
  )
}
