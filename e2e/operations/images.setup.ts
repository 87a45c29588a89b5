import { test as setup } from '@playwright/test';
import { layOutImages } from './layOutImages';

setup('the images are laid out', () => layOutImages(['api', 'delivery', 'release']));
