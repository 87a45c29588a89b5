import type { SlotsProps } from 'shared-kernel/contract/shell';
import { AdsProvider } from './view/AdsProvider';
import { SlotView } from './view/SlotView';

/** Renders a named slot into the box that the shell reserves for it. */
export default function Slots({ shell, name, onEmpty }: SlotsProps) {
  return (
    <AdsProvider shell={shell}>
      <SlotView name={name} onEmpty={onEmpty} />
    </AdsProvider>
  );
}
