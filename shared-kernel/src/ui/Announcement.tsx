import { useEffect, useState } from 'react';
import { HiddenText } from './HiddenText';

type Props = {
  text: string;
  /** What the visitor chose, where that is not the text itself. */
  choice?: string;
};

/** A live region: announces the result of a visitor's choice to screen readers. Silent until the first choice. */
export function Announcement({ text, choice = text }: Props) {
  const [first] = useState(choice);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (choice !== first) setChosen(true);
  }, [choice, first]);
  return <HiddenText role="status">{isChosen ? text : ''}</HiddenText>;
}
