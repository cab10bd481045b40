import { LooksList } from './looks-list.tsx';
import { Sheet } from './sheet.tsx';

/** The saved looks, in the fitting room. */
export default function LooksSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Saved looks" onClose={onClose}>
      <LooksList />
    </Sheet>
  );
}
