import { ActionIcon, Button } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import type { Side } from '../../../access/roles.ts'
import { articleTitles, helpOf, hrefOfArticle } from '../help-links.ts'
import styles from '../shell.module.css'

/** The articles that explain the page that is shown; nothing where there is none. They open beside it. */
export function HowThisWorks({ side }: { side: Side }) {
  const panel = useId()
  const articles = useLocation({ select: ({ pathname }) => helpOf[side][pathname] })
  if (!articles) return null
  return (
    <>
      <Button
        className={styles.onlyDesk}
        variant="subtle"
        color="gray"
        popoverTarget={panel}
        leftSection={<IconHelpCircle size={18} stroke={1.7} />}
      >
        How this works
      </Button>
      <ActionIcon
        className={styles.onlyPhone}
        variant="subtle"
        color="gray"
        size={44}
        popoverTarget={panel}
        aria-label="How this works"
      >
        <IconHelpCircle size={21} stroke={1.7} />
      </ActionIcon>
      <section id={panel} popover="auto" className={styles.help} aria-label="How this works">
        {articles.map((article) => (
          <a key={article} href={hrefOfArticle(article)} target="_blank" rel="noreferrer">
            {articleTitles[article]}
          </a>
        ))}
      </section>
    </>
  )
}
