import { useEffect, useState } from 'react';
import { HiddenText } from './HiddenText';

type Props = {
  text: string;
  /** What the visitor chose, where that is not the text itself. */
  choice?: string;
};

/** Tells screen readers what a choice of the visitor brought; silent until the first. */
export function Said({ text, choice = text }: Props) {
  const [first] = useState(choice);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (choice !== first) setChosen(true);
  }, [choice, first]);
  return <HiddenText role="status">{isChosen ? text : ''}</HiddenText>;
}
