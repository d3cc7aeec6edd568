"""Training of networks: `pioche train GAME` (extra `train`).

Games are played in several processes; the network learns in one, with numpy on a CPU or with
PyTorch on a GPU. The result is a file of whole numbers that plays without either.
"""
