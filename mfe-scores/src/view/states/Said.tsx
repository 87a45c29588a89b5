import { useEffect, useState } from 'react';
import { HiddenText } from 'shared-kernel/ui/HiddenText';

/** Tells screen readers what a choice of the visitor brought; silent until the first. */
export function Said({ text }: { text: string }) {
  const [first] = useState(text);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (text !== first) setChosen(true);
  }, [text, first]);
  return <HiddenText role="status">{isChosen ? text : ''}</HiddenText>;
}
