import { keysOf } from '../../../../kit/contract/keys.ts'
import '../../../../kit/web/styles.ts'
import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import { type NotForMe, notForMeReasons } from '../../taste.ts'

type Props = { button: ReactElement; onHide: (reason: NotForMe) => void }

/** The reasons, open from the start: the button was pressed to see them. */
export function NotForMeMenu({ button, onHide }: Props) {
  return (
    <Menu position="bottom-end" withinPortal defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Why isn’t this for you?</Menu.Label>
        {keysOf(notForMeReasons).map((reason) => (
          <Menu.Item key={reason} onClick={() => onHide(reason)}>
            {notForMeReasons[reason]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
