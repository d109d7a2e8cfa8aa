void import('./bootstrap')
