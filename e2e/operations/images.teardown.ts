import { test as teardown } from '@playwright/test';
import { removeImages } from './layOutImages';

teardown('the images are removed', () => removeImages());
