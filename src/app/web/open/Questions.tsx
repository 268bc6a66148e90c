import { DataOf } from './DataOf.tsx'
import { type Question, questionsData } from './questions.ts'
import styles from './home.module.css'

/** Questions that open one by one, and the same as data. */
export function Questions({ title, of }: { title: string; of: readonly Question[] }) {
  return (
    <section className={styles.questions}>
      <h2 className="serif">{title}</h2>
      {of.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <DataOf data={questionsData(of)} />
    </section>
  )
}
