import { Drawer } from '@mantine/core';
import buttons from '../../../kit/button.module.css';
import { countOf } from '../wording.ts';
import classes from './filter-drawer.module.css';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface Props extends FilterPanelProps {
  opened: boolean;
  onClose: () => void;
  total: number;
  isPending: boolean;
}

/** The filters on a phone, the whole height of the screen; each change applies at once. */
export default function FilterDrawer({ opened, onClose, total, isPending, ...panel }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="Filters"
      size="100%"
      position="left"
      classNames={{ title: classes.title, header: classes.header, content: classes.content, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close filters', size: 'lg' }}
    >
      <FilterPanel {...panel} />
      <div className={classes.foot}>
        <button type="button" className={`${buttons.filled} ${classes.show}`} aria-busy={isPending} onClick={onClose}>
          Show {countOf(total, 'service')}
        </button>
      </div>
    </Drawer>
  );
}
