import { Switch } from '@mantine/core'
import { publicPageChoices, publicPageOff } from '../../../../profiles/influencer-profile.ts'
import { houseRules, quiz } from '../../../rules.ts'
import { QuestionForm } from './QuestionForm.tsx'
import type { StepProps } from './step-props.ts'
import { useTyped } from './use-typed.ts'
import styles from './onboarding.module.css'

/** Whether they want a page that everyone may see, and what is on it. Nothing is switched on in advance. */
export function PageStep({ onboarding: { answers }, onSave, actions, ...drafts }: StepProps) {
  const [page, set] = useTyped(drafts, answers.page ?? publicPageOff)
  return (
    <QuestionForm onSubmit={() => onSave(page)}>
      <Switch
        size="md"
        label="Show my public page once I’m approved"
        description="Shows your content, accounts and insights. It never shows your age, address, email or phone. You can turn it off at any time."
        checked={page.on}
        onChange={(event) => set({ on: event.currentTarget.checked })}
      />
      {page.on &&
        publicPageChoices.map(([field, label]) => (
          <Switch
            key={field}
            size="md"
            label={label}
            checked={page[field]}
            onChange={(event) => set({ [field]: event.currentTarget.checked })}
          />
        ))}
      {actions(page.on ? 'Continue' : 'Not now')}
    </QuestionForm>
  )
}

/** How one behaves where one is a guest: read, and agreed to once. */
export function HouseStep({ onSave, errors, actions, ...drafts }: StepProps) {
  const [{ agreed }, set] = useTyped(drafts, { agreed: false })
  return (
    <QuestionForm onSubmit={() => onSave({ agreed })}>
      <ul className={styles.promises}>
        {houseRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <label className={styles.tick}>
        <input type="checkbox" checked={agreed} onChange={(event) => set({ agreed: event.currentTarget.checked })} />I
        agree to these rules
      </label>
      {errors.agreed && <div role="alert">Tick this to continue. Venues rely on it.</div>}
      {actions()}
    </QuestionForm>
  )
}

const notAnswered = -1

/** The five golden rules as questions; each right answer shows the rule that it acknowledges. */
export function QuizStep({ onSave, errors, actions, ...drafts }: StepProps) {
  const [{ answers }, set] = useTyped(drafts, { answers: quiz.map((): number => notAnswered) })
  const right = quiz.filter((one, at) => answers[at] === one.right).length
  return (
    <QuestionForm onSubmit={() => onSave({ answers })}>
      {quiz.map(({ question, choices, rule, right: rightOne }, at) => (
        <fieldset key={rule} className={styles.quiz}>
          <legend>
            {at + 1}. {question}
          </legend>
          {choices.map((choice, number) => (
            <label key={choice} className={styles.tick}>
              <input
                type="radio"
                name={`rule-${at}`}
                checked={answers[at] === number}
                onChange={() => set({ answers: answers.with(at, number) })}
              />
              {choice}
            </label>
          ))}
          <output>
            {answers[at] === rightOne && (
              <span data-right>
                <b>Correct.</b> {rule}
              </span>
            )}
            {answers[at] !== rightOne && answers[at] !== notAnswered && <span>Not quite: {rule}</span>}
          </output>
        </fieldset>
      ))}
      {errors.answers && (
        <div role="alert">
          {right} of {quiz.length} correct. Change the others to continue.
        </div>
      )}
      {actions('I agree. Send my application')}
    </QuestionForm>
  )
}
