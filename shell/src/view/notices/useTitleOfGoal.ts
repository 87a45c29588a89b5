import { useEffect } from 'react';
import type { Notice } from '../../domain/notices/notice';
import { titleText } from './noticeTexts';

/** While there is an unseen goal it is the page's title; then the title is what it was, unless the page has set another. */
export function useTitleOfGoal(goal: Notice | undefined): void {
  useEffect(() => {
    if (!goal) return;
    const before = document.title;
    const title = titleText(goal);
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [goal]);
}
